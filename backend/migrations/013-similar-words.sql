-- What a misspelt word was meant for: words are looked up by the groups of three letters that they have in common, and slips
-- are counted in what is found. Both extensions come with PostgreSQL, and whoever may create in the database may create them.
create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;
create index vocabulary_by_trigram on vocabulary using gin (word gin_trgm_ops);
