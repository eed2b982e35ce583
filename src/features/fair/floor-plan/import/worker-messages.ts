import type { ImportProblem } from './problem'
import type { Shapes } from './shapes'

export interface WorkerRequest {
  format: 'svg' | 'dxf'
  bytes: ArrayBuffer
}

export type WorkerAnswer =
  | { problem: ImportProblem }
  | { shapes: Shapes; drawn?: { picture: Blob; width: number; height: number } }
