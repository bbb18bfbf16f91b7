import { stat, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { printable, runCommand } from '../command-line';
import { type Config, sharedPictureFolder } from '../config';
import type { Database } from '../database/database';
import { withDatabase } from '../database/with-database';
import { listAwaitedPictures, retryPictures } from '../pictures/awaited-pictures';
import { hasLocalPicture, importLocalPicture } from '../pictures/import-local-picture';
import { pictureFiles, samplePictures } from '../pictures/picture-files';
import { StartupError } from '../startup-error';
import { type CatalogueCommand, catalogueHelp, readCatalogueCommand } from './catalogue-command';
import { writeExport } from './export-products';
import type { PictureSources } from './find-pictures';
import { importProducts } from './import-products';
import { importTemplate } from './reading/template';
import { doneLine } from './report-plan';
import { historyLines, revertRevision } from './revisions';
import { rowsOf } from './rows-of';

const say = (line: string) => console.log(printable(line).replaceAll('\n', ' '));
const progress = (text: string) => console.error(`… ${text}`);

/** Runs a command of `pnpm catalogue`. Returns its exit code. @param args words after the command's name */
export function runCatalogue(args: readonly string[]): Promise<number> {
  return runCommand(async () => {
    const command = readCatalogueCommand(args);
    if (command.name === 'help') process.stdout.write(catalogueHelp);
    else if (command.name === 'template') await writer(command.word)(importTemplate());
    else await withDatabase((database, config) => runOnDatabase(command, database, config));
    if ((command.name === 'template' || command.name === 'export') && command.word !== null)
      say(`${command.word} is written.`);
  });
}

async function runOnDatabase(command: CatalogueCommand, database: Database, config: Config): Promise<void> {
  const { name, word, errors, report, dryRun, yes, removeMissing } = command;
  const changing = { dryRun, yes, say, progress, ...(report !== null && { writeReport: writer(report) }) };
  if (name === 'history') {
    const lines = await historyLines(database);
    for (const line of lines.length > 0 ? lines : ['There was no import yet.']) say(line);
  } else if (name === 'pictures') await sayPictures(database, command.retry);
  else if (name === 'export') await writeExport(database, writer(word), progress);
  else if (name === 'revert') say(doneLine(await revertRevision(database, Number(word), changing), dryRun));
  else {
    const file = word ?? '';
    if ([errors, report].some((other) => other !== null && resolve(other) === resolve(file)))
      throw new StartupError('Nothing was changed: write to another file than the one that is read.');
    const revision = await importProducts(database, await rowsOf(file, say), {
      ...changing,
      what: `import of ${basename(file)}`,
      pictures: await pictureSources(command, config),
      removeMissing,
      ...(errors !== null && { writeErrors: writer(errors) }),
    });
    say(doneLine(revision, dryRun));
  }
}

async function sayPictures(database: Database, retry: boolean): Promise<void> {
  if (retry) say(`${await retryPictures(database)} pictures are tried again.`);
  const pictures = await listAwaitedPictures(database);
  if (pictures.length === 0) say('The shop has all pictures of its products.');
  for (const { sku, source, tries, error, isFailed } of pictures) {
    const state = isFailed ? 'failed' : `waiting${tries > 0 ? `, ${tries} tries` : ''}`;
    say(`${sku}  ${source}  ${state}${error === null ? '' : `: ${error}`}`);
  }
}

async function pictureSources(
  { pictures, dryRun }: CatalogueCommand,
  config: Config,
): Promise<PictureSources> {
  if (pictures !== null && !(await stat(pictures).catch(() => null))?.isDirectory())
    throw new StartupError(`There is no folder ${pictures}.`);
  const pictureFolder = pictures === null ? config.pictureFolder : sharedPictureFolder(config);
  const stored = pictureFiles([pictureFolder, samplePictures]);
  return {
    isStored: async (name) => (await stored(name)) !== null,
    isLocal: async (name) => pictures !== null && hasLocalPicture(pictures, name),
    store: (name) =>
      importLocalPicture(pictures ?? '', name, { pictureFolder: dryRun ? null : pictureFolder }),
  };
}

/** Writes a file piece by piece, over what is there; null: to standard output. */
function writer(file: string | null): (text: string) => Promise<void> {
  let flag = 'wx';
  return async (text) => {
    if (file === null) {
      process.stdout.write(text);
      return;
    }
    await writeFile(file, text, { flag }).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new StartupError(`${file} exists: name another file.`) : error;
    });
    flag = 'a';
  };
}
