import { commandLine, printable, runCommand } from '../command-line';
import { sharedPictureFolder } from '../config';
import { withDatabase } from '../database/with-database';
import { keepPicture } from '../pictures/keep-picture';
import { importSettings, unknownCategories } from './import-settings';
import { keepPictures } from './keep-pictures';
import { readSettingsFolder, writeSettingsFolder } from './settings-folder';
import { readStoredSettings } from './stored-settings';

const help = `Usage: pnpm settings export FOLDER
       pnpm settings import FOLDER [--dry-run]

The words of a shop are files: FOLDER/settings.yaml (company, receivers, promises, pictures, home, testimonials, menus,
pages) and FOLDER/posts/*.md. What they leave out is as in a new shop.

export writes them, import makes the shop be as they say: it shows each difference, and then changes all or nothing.
  --dry-run  shows only

Both work on the database in DATABASE_URL, else on the embedded one in DATABASE_FOLDER, while no shop runs on it.
Exit codes: 0 done, 1 refused or failed: nothing was changed, 2 wrong usage, 65 the database is damaged.
`;

const { parse, wrong } = commandLine('pnpm settings');

const options = {
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Runs a command of `pnpm settings`. Returns its exit code. @param args words after the command's name */
export function runSettings(args: readonly string[]): Promise<number> {
  return runCommand(async () => {
    const { positionals, values } = parse(args, options);
    const [name = 'help', folder, ...more] = positionals;
    if (!['help', 'export', 'import'].includes(name)) throw wrong(`Unknown command '${name}'`);
    if (name === 'help' || values.help) process.stdout.write(help);
    else if (folder === undefined) throw wrong(`${name} needs a folder`);
    else if (more[0] !== undefined) throw wrong(`'${more[0]}' is one word too many`);
    else if (name === 'import') await importFolder(folder, values['dry-run']);
    else if (values['dry-run']) throw wrong('export has no option --dry-run');
    else
      await withDatabase(async (database) => writeSettingsFolder(folder, await readStoredSettings(database)));
  });
}

async function importFolder(folder: string, dryRun: boolean): Promise<void> {
  const read = readSettingsFolder(folder);
  const say = (line: string) => console.log(printable(line));
  await withDatabase(async (database, config) => {
    const keep = (picture: Buffer) => {
      const pictureFolder = sharedPictureFolder(config);
      return keepPicture(picture, dryRun ? null : pictureFolder);
    };
    const settings = await keepPictures(read, folder, keep, say);
    const changes = await importSettings(database, settings, { dryRun, say });
    for (const name of await unknownCategories(database, settings))
      say(`Warning: menus.categories: the catalogue has no category '${name}'.`);
    const done = dryRun ? 'Nothing was changed: this was a dry run.' : 'Done.';
    say(changes > 0 ? done : 'There is nothing to change.');
  });
}
