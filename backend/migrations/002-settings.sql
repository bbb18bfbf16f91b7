create table setting (
  kind text not null,
  position integer not null,
  entry jsonb not null,
  primary key (kind, position)
);

create table state (
  id text primary key,
  name text not null,
  abbreviation text not null unique
);

create table suburb (
  state_abbreviation text not null references state (abbreviation),
  name text not null,
  postcode text not null,
  primary key (state_abbreviation, name, postcode)
);
