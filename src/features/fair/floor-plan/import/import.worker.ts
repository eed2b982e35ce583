import { drawDxf } from '../import-dxf/draw-dxf'
import { readDxf } from '../import-dxf/read-dxf'
import { toImportProblem } from './problem'
import { readSvg } from '../import-svg/read-svg'
import type { WorkerAnswer, WorkerRequest } from './worker-messages'

/** Reads drawings apart from the page, which stays responsive and can end it. */
async function read({ format, bytes }: WorkerRequest): Promise<WorkerAnswer> {
  try {
    if (format === 'svg') return { shapes: readSvg(new TextDecoder().decode(bytes)) }
    const drawing = readDxf(new Uint8Array(bytes))
    return { shapes: drawing.shapes, drawn: await drawDxf(drawing) }
  } catch (error) {
    return { problem: toImportProblem(error) }
  }
}

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  void read(data).then((answer) => self.postMessage(answer, { transfer: [] }))
})
