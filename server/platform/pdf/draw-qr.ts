import { create } from 'qrcode'
import type { Canvas } from './canvas'

/** Beside the code, in its own modules, as the standard wants it. */
const QUIET = 4
/** So that no hairline stands between two rows. */
const OVERLAP = 1.02

/** Draws a QR on white, its quiet margin within `size`. */
export function drawQr({ box }: Canvas, text: string, { x, y, size }: { x: number; y: number; size: number }): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const unit = size / (modules.size + 2 * QUIET)
  box({ x, y, width: size, height: size, color: '#fff' })
  for (let row = 0; row < modules.size; row += 1) {
    // Dark modules next to each other are drawn as one.
    for (let column = 0; column < modules.size; column += 1) {
      let end = column
      while (end < modules.size && modules.get(row, end)) end += 1
      if (end === column) continue
      const at = { x: x + (column + QUIET) * unit, y: y + (row + QUIET) * unit }
      box({ ...at, width: (end - column) * unit, height: unit * OVERLAP, color: '#000' })
      column = end
    }
  }
}
