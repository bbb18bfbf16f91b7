#!/usr/bin/env node
import 'tsx';

await import('./command-line/command.ts');
