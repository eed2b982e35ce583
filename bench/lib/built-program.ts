import { join } from 'node:path'
import { projectRoot } from '#server/platform/project.ts'

/** The path of a program of bench/programs, which `scripts/bench.mjs` has built. */
export const builtProgram = (name: string): string => join(projectRoot, '.cache/bench', `${name}.js`)
