// Names before contract 3.5, for remotes in other repositories; this file goes with contract 4.
export type {
  CartDrawerProps,
  QuoteFormProps,
  RenderedSlotProps as RenderedPlaceProps,
  SlotModule as PlaceModule,
  SlotName as PlaceName,
  SlotProps as PlaceProps,
} from './slots';
