-- Which sample catalogue was seeded last; null: none, or the products are not ours.
alter table catalogue add column sample text;
