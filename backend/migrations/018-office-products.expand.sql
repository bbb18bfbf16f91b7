-- The words of a message, without the names of its fields: JSON has escapes, and PostgreSQL takes 'a/b' for one word.
create function message_words(payload json) returns tsvector language sql immutable as $$
  select to_tsvector('simple', left(
    regexp_replace(regexp_replace(payload::text, '"\w+"\s*:|\\[nrtbf]', ' ', 'g'), '[!-/:-@\[-`{-~]+', ' ', 'g'), 50000))
$$;
-- Builds from this one on use it in place of message_by_word, which a later migration drops.
create index message_by_words on message using gin (message_words(payload));

-- What people of the office did with products and with files of them; `product` is null for a file's line.
create table office_product_change (
  number integer primary key generated always as identity,
  at timestamptz not null,
  person text not null,
  -- The line stays when the product goes.
  product text,
  what text not null,
  -- What an import of this file has said.
  report text
);
create index office_product_change_of_product on office_product_change (product, number);
