import type { TFunction } from 'i18next'
import type { FieldError } from 'react-hook-form'
import { ApiError } from '../request/api-error'

/** What is wrong with a file or its upload: a text of our own by its name, or the server's words. */
export type Problem =
  | { name: ProblemName; values?: Record<string, string | number> }
  | { name: 'server'; values: { message: string } }

export type ProblemName =
  | 'module'
  | 'imageCount'
  | 'imageSize'
  | 'imageFormat'
  | 'imageDimensions'
  | 'crop'
  | 'fileCount'
  | 'fileSize'
  | 'fileType'
  | 'damaged'
  | 'failed'

/** What a failed upload is reported as: a refusal in the server's words, anything else as a failed upload (spec: live §8). */
export function toUploadProblem(error: unknown): Problem {
  const hasReason = error instanceof ApiError && error.failure !== 'network' && error.failure !== 'timeout'
  return hasReason ? { name: 'server', values: { message: error.message } } : { name: 'failed' }
}

/** As a form says it, in the language of the texts that it is given. */
export const problemText = (problem: Problem, t: TFunction<'upload'>): string =>
  problem.name === 'server' ? problem.values.message : t(`upload:problem.${problem.name}`, { ...problem.values })

/** As a form shows it; translated again on a change of language. */
export const toFieldError = (problem: Problem | undefined, t: TFunction<'upload'>): FieldError | undefined =>
  problem && { type: 'upload', message: problemText(problem, t) }
