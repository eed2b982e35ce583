import { workerAddress } from '#src/common/request/cdn.ts'
// oxlint-disable-next-line import/default -- vite answers the address of the file
import workerUrl from './import.worker.ts?worker&url'
import { ImportRefused } from './problem'
import type { WorkerAnswer, WorkerRequest } from './worker-messages'

/** Reads a drawing in a worker that ends with it, or when `signal` aborts. Throws ImportRefused. */
export async function readInWorker(request: WorkerRequest, signal: AbortSignal) {
  const worker = new Worker(workerAddress(workerUrl), { type: 'module' })
  try {
    const answer = await new Promise<WorkerAnswer>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')), { once: true })
      worker.addEventListener('error', () => reject(new ImportRefused('damaged')), { once: true })
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => resolve(data), { once: true })
      worker.postMessage(request, [request.bytes])
    })
    signal.throwIfAborted()
    if ('problem' in answer) throw new ImportRefused(answer.problem)
    return answer
  } finally {
    worker.terminate()
  }
}
