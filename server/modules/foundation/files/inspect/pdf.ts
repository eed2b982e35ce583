import { readHead, readTail } from './read-part'

/** bytes before the end among which readers look for the end mark */
const TAIL_BYTES = 1_024

/** Whether a PDF begins at the first byte and ends at its last end mark: nothing is put before or behind it. */
export async function isWholePdf(path: string): Promise<boolean> {
  const head = (await readHead(path, 8)).toString('latin1')
  const tail = (await readTail(path, TAIL_BYTES)).toString('latin1')
  return /^%PDF-[12]\.\d/.test(head) && /%%EOF[\s\0]*$/.test(tail)
}
