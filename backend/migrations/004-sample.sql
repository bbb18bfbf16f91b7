-- The sample catalogue seeded last; null: none, or the products are not ours.
alter table catalogue add column sample text;
