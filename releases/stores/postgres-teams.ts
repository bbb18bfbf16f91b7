import { escapeIdentifier } from 'pg';
import { maxMapSize } from '../release-map/parse-release-map';
import type { Query } from './postgres-connection';

/** Largest change that a team may make, in bytes: one of two hundred releases. */
const maxChangeSize = 200_000;

/** Whoever may change the map itself may write any row; by the present role, so that each statement asks again. */
const mayChangeMap = `has_any_column_privilege('releases.map', 'update')`;

/** A function that runs with the rights of its owner, and calls nothing that the caller could have made. */
const definer = 'security definer set search_path = pg_catalog, pg_temp';

const policies = (table: string, own: string) => `
alter table releases.${table} enable row level security;
drop policy if exists readers on releases.${table};
create policy readers on releases.${table} for select using (true);
drop policy if exists writers on releases.${table};
create policy writers on releases.${table} using (${mayChangeMap} or ${own});`;

/**
 * What a team may do with plain SQL (docs/decisions/084): describe its releases, and insert changes of its remotes, each of which a trigger
 * makes true and applies to the map. Its login counts, whatever role it takes.
 */
export const rowSecurity = String.raw`
create or replace function releases.owns(remote text) returns boolean language sql stable ${definer} as $$
  select exists (select from releases.team where role = session_user and team.remote = $1)
$$;
create or replace function releases.lock_map() returns void language plpgsql ${definer} as $$
begin
  insert into releases.map (revision) values (0) on conflict do nothing;
  perform from releases.map for update;
end $$;
create or replace function releases.change_by_team() returns trigger language plpgsql ${definer} as $$
declare
  made jsonb := new.change;
  team_remote text := made ->> 'remote';
  whole jsonb;
  others jsonb;
  next integer;
  part text;
  name text;
  -- A terminal shows the history.
  unprintable text := '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+';
begin
  perform releases.lock_map();
  -- jsonb refuses some of what strikes in the last change may say.
  select regexp_replace(coalesce(text, '{"microFrontends": {}}'), '\\u(0000|d[89a-f]..)', '\\ufffd', 'g')::jsonb,
    greatest(revision, (select max(revision) from releases.change)) + 1
  into whole, next from releases.map;
  if octet_length(made::text) > ${maxChangeSize} or jsonb_path_exists(made, '$.**{20}') then
    raise exception 'a team''s change has at most ${maxChangeSize / 1_000} KB and 20 levels';
  end if;
  if made ? 'further' then raise exception 'a team changes one remote at a time'; end if;
  foreach name in array '{paths,keys,origins}'::text[] loop
    if made -> 'from' -> name is distinct from whole -> name -> team_remote
      or made -> 'to' -> name is distinct from whole -> name -> team_remote
    then raise exception 'only an operator changes the % of %', name, team_remote; end if;
  end loop;
  others := whole #- array['microFrontends', team_remote] #- array['rollouts', team_remote];
  if exists (
    select from (values
      ('$.microFrontends.*[*].url'::jsonpath, '$.releases[*].url'::jsonpath),
      ('$.microFrontends.*[*].metadata.integrity', '$.releases[*].metadata.integrity'),
      ('$.rollouts.*.id', '$.rollout.id')
    ) claim (theirs, own)
    where exists (select jsonb_path_query(others, theirs) intersect select jsonb_path_query(made -> 'to', own))
  ) then raise exception '% would take what another remote has', team_remote; end if;
  made := made || jsonb_build_object(
    'revision', next,
    'at', greatest(
      to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') collate "C",
      whole #>> '{change,at}'),
    'who', concat(regexp_replace(left(made ->> 'who', 100), unprintable, ' ', 'g'), ' (', session_user, ')'),
    'why', regexp_replace(made ->> 'why', unprintable, ' ', 'g'));
  for part, name in values
    ('releases', 'microFrontends'), ('quarantined', 'quarantined'), ('rollout', 'rollouts'), ('frozen', 'frozen')
  loop
    whole := jsonb_set(whole, array[name], coalesce(whole -> name, '{}') - team_remote || case
      when made -> 'to' ? part then jsonb_build_object(team_remote, made -> 'to' -> part) else '{}' end);
  end loop;
  whole := whole || jsonb_build_object('revision', next, 'change', made);
  if octet_length(whole::text) > ${maxMapSize} then raise exception 'the release map is full'; end if;
  update releases.map set revision = next, text = whole::text;
  new.revision := next;
  new.change := made;
  return new;
end $$;
create or replace function releases.sign_preview(preview jsonb) returns text language plpgsql ${definer} as $$
declare
  content text := translate(encode(convert_to(preview::text, 'UTF8'), 'base64'), E'+/=\n', '-_');
  secret bytea := (select key from releases.key where octet_length(key) = 32 order by number desc limit 1);
  inside bytea := secret || decode(repeat('00', 32), 'hex');
  outside bytea := inside;
begin
  if secret is null then raise exception 'there is no key of previews yet, a shell makes it'; end if;
  if exists (select from jsonb_object_keys(preview -> 'releases') remote where not releases.owns(remote))
    or (preview -> 'expires')::float8 > extract(epoch from clock_timestamp() + interval '25 hours') * 1000
  then raise exception 'a team previews its own remotes, for a day'; end if;
  -- HMAC with SHA-256.
  for nth in 0..63 loop
    inside := set_byte(inside, nth, get_byte(inside, nth) # 54);
    outside := set_byte(outside, nth, get_byte(outside, nth) # 92);
  end loop;
  return content || '.' || translate(
    encode(sha256(outside || sha256(inside || convert_to(content, 'UTF8'))), 'base64'), E'+/=\n', '-_');
end $$;
revoke execute on function releases.lock_map(), releases.change_by_team(), releases.sign_preview(jsonb) from public;
create or replace trigger change_by_team before insert on releases.change
  for each row when (not ${mayChangeMap}) execute function releases.change_by_team();
${policies('change', `releases.owns(change ->> 'remote')`)}
${policies('release', `releases.owns(remote) and octet_length(array_to_string(signatures, '')) <= 100000`)}`;

const teamGrants = (role: string) => `
grant usage on schema releases to ${role};
grant select on releases.map, releases.change, releases.span, releases.lease, releases.release, releases.shell to ${role};
grant insert on releases.change to ${role};
grant insert (remote, version, text, signatures), update (removed, signatures) on releases.release to ${role};
grant execute on function releases.lock_map(), releases.sign_preview(jsonb) to ${role}`;

/** Lets a login role change these remotes alone, or nothing where there is none. @throws Error in one sentence where it may do more already */
export async function setTeam(query: Query, role: string, remotes: readonly string[]): Promise<void> {
  const [known] = await query<{ mayMore: boolean }>(
    `select exists (
       select from pg_roles taken
       where pg_has_role(team.oid, taken.oid, 'member') and (
         taken.rolsuper or taken.rolbypassrls or taken.rolcreaterole or taken.rolname ~ '^pg_.*_server_'
         or has_any_column_privilege(taken.oid, 'releases.map', 'update')
         or has_any_column_privilege(taken.oid, 'releases.key', 'select')
       )
     ) as "mayMore"
     from pg_roles team where rolname = $1 and rolcanlogin`,
    [role],
  );
  if (!known)
    throw new Error(
      `The database has no login role ${role}: make it with create role ${escapeIdentifier(role)} login password '…'.`,
    );
  if (known.mayMore)
    throw new Error(
      `${role} may change the whole map, read its keys or become a role that may: make a role for the team.`,
    );
  const name = escapeIdentifier(role);
  await query(`revoke all on all tables in schema releases from ${name};
    revoke all on all functions in schema releases from ${name};
    revoke all on schema releases from ${name}`);
  await query('delete from releases.team where role = $1', [role]);
  if (remotes.length === 0) return;
  await query(teamGrants(name));
  await query('insert into releases.team (role, remote) select $1, unnest($2::text[])', [
    role,
    [...new Set(remotes)],
  ]);
}
