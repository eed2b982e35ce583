import type { Answer, Question } from '#contract/operations/questionnaires/rules.ts'
import type { UploadedFile } from '#contract/foundation/files/schemas.ts'

/** What each control of a question takes. */
export interface ControlProps {
  question: Question
  value: Answer | undefined
  onChange: (answer: Answer | undefined) => void
  /** Names the control: the question and what is wrong with it. */
  described: { 'aria-labelledby': string; 'aria-describedby': string | undefined }
  /** Those that the answer names. */
  files: readonly UploadedFile[]
  onFiles: (files: UploadedFile[]) => void
}
