import { type PictureFormat, pictureFormats } from '@storefront/shared/contracts/product';
import { type PictureKind, pictureKinds } from './kinds';
import { type View, views } from './studio';
import { type TintNumber, tintNumbers } from './tints';

/** What one address under /uploads shows. */
export interface SamplePicture {
  readonly kind: PictureKind;
  readonly view: View;
  readonly tint: TintNumber;
  readonly format: PictureFormat;
}

/** Reads `/uploads/{format}/{kind}-{view}-{tint}`; null when there is no such picture. */
export function parsePictureAddress(format: string, file: string): SamplePicture | null {
  const [, kindName, viewName, tintName] = /^([a-z-]+)-(\d)-(\d)$/.exec(file) ?? [];
  const picture = {
    kind: pictureKinds.find((kind) => kind === kindName),
    view: views.find((view) => String(view) === viewName),
    tint: tintNumbers.find((tint) => String(tint) === tintName),
    format: pictureFormats.find((known) => known === format),
  };
  const { kind, view, tint } = picture;
  return kind && view && tint && picture.format ? { kind, view, tint, format: picture.format } : null;
}
