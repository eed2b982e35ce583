/** Why a file is not imported. */
export const importProblems = [
  'tooLarge',
  'format',
  'damaged',
  'unsafe',
  'encrypted',
  'noPages',
  'noDrawing',
  'tooManyPoints',
  'tooManyBlocks',
  'tooManyPixels',
  'binary',
] as const
export type ImportProblem = (typeof importProblems)[number]

/** A file that is not imported; nothing of it is stored. */
export class ImportRefused extends Error {
  constructor(readonly problem: ImportProblem) {
    super(problem)
  }
}

/** What a failed import is reported as. */
export const toImportProblem = (error: unknown): ImportProblem =>
  error instanceof ImportRefused ? error.problem : 'damaged'
