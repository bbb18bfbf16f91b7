-- Seeding replaces only its own catalogue: any other change clears `sample`, in the same transaction.
-- With its owner's rights and schema: a writer of products need not know this table (an import, pg_restore).
create function catalogue_changed() returns trigger
  language plpgsql security definer set search_path from current as $$
begin
  update catalogue set sample = null where sample is not null;
  return null;
end $$;

create trigger catalogue_changed after insert or update or delete or truncate on product
  for each statement execute function catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on vocabulary
  for each statement execute function catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on main_category
  for each statement execute function catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on category
  for each statement execute function catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on setting
  for each statement execute function catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on state
  for each statement execute function catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on suburb
  for each statement execute function catalogue_changed();

-- Earlier changes were not recorded, so an existing catalogue counts as changed.
update catalogue set sample = null;
