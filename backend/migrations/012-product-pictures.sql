-- P20: a product has any number of pictures, each a file: a drawing of the sample or an own photograph.
create table product_picture (
  product text not null references product on update cascade on delete cascade,
  -- The first is the lowest; gaps do not matter.
  position integer not null,
  -- In PICTURE_FOLDER itself: backend/pictures/picture-files.ts opens no others.
  file text not null check (file ~* '^[^./\\[:cntrl:]][^/\\[:cntrl:]]*\.(svg|png|jpe?g|webp)$'),
  -- Text alternative; null: the product's name.
  alternative_text text,
  primary key (product, position)
);

-- Earlier products had the three views of a sample drawing, in a colour by number.
insert into product_picture (product, position, file)
select id, view - 1, picture_kind || '-' || view || '.' ||
       (array['teal', 'blue', 'sage', 'violet', 'coral', 'slate'])[picture_tint] || '.svg'
  from product, generate_series(1, 3) as view
 -- Others had no address.
 where picture_kind ~ '^[a-z-]+$' and picture_tint between 1 and 6;

alter table product drop column picture_kind, drop column picture_tint;

create trigger catalogue_changed after insert or update or delete or truncate on product_picture
  for each statement execute function catalogue_changed();
