import type { Connection } from '../contracts/connections';
import { answerOf, listOf } from './answer';
import { listOrEmpty } from './failure';
import { filterQuery } from './filter-query';
import { fieldsOf, nameOf, textOf } from './json-fields';

/** A state or territory. */
export interface GeoState {
  readonly name: string;
  readonly abbreviation: string;
}

/** A suburb with one of its postcodes. */
export interface Suburb {
  readonly name: string;
  readonly postcode: string | null;
}

/** Calls for states and suburbs. They never throw: a failure is logged, and the list is empty (P59). */
export interface GeoCalls {
  readonly states: (signal?: AbortSignal) => Promise<readonly GeoState[]>;
  /** @param state abbreviation, such as `NSW`; the list is empty when no suburbs service is configured (P56) */
  readonly suburbs: (state: string, signal?: AbortSignal) => Promise<readonly Suburb[]>;
}

function geoState(value: unknown): GeoState | null {
  const abbreviation = textOf(fieldsOf(value).abbreviation);
  return abbreviation === null ? null : { abbreviation, name: nameOf(value) ?? abbreviation };
}

function suburb(value: unknown): Suburb | null {
  const name = nameOf(value);
  return name === null ? null : { name, postcode: textOf(fieldsOf(value).postcode) };
}

/** Makes the calls for states over `shop`, and for suburbs over their own service, null for none. */
export function geoCalls(shop: Connection, suburbService: Connection | null): GeoCalls {
  const states = async (signal?: AbortSignal) => {
    const path = 'api/v1/geo/states/';
    return listOf(path, answerOf(await shop.get(path, undefined, signal)).data, geoState);
  };
  const suburbs = async (service: Connection, state: string, signal?: AbortSignal) => {
    const query = filterQuery({ q: '', state_abbreviation: state });
    return listOf('suburbs', answerOf(await service.get('', query, signal)).data, suburb);
  };
  return {
    states: (signal) => listOrEmpty(states(signal)),
    suburbs: async (state, signal) =>
      suburbService ? listOrEmpty(suburbs(suburbService, state, signal)) : [],
  };
}
