import { createContext } from 'react';
import type { ShellAssets } from '../page-data';

/** The shell's own files this document refers to. */
export const AssetsContext = createContext<ShellAssets>({ scripts: [], styles: [], files: {} });
