import pLimit from 'p-limit'
import sharp from 'sharp'
import { IMAGE_PIXELS_MAX } from '#contract/foundation/files/limits.ts'

/** Decoded pictures are large: two at a time. */
const inTurn = pLimit(2)
/** pictures that wait to be drawn at most */
const WAITING_MAX = 40
/** s in which a picture must be drawn */
const DRAW_SECONDS = 20
const WEBP_QUALITY = 78

/** Whether so many pictures wait that one more would wait too long. */
export const isBusy = (): boolean => inTurn.pendingCount >= WAITING_MAX

/** Draws a stored picture as WebP in this width (px). `load` reads its bytes when its turn has come. */
export function drawVariant(load: () => Promise<Buffer>, width: number): Promise<Buffer> {
  return inTurn(async () =>
    sharp(await load(), { limitInputPixels: IMAGE_PIXELS_MAX })
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: WEBP_QUALITY })
      .timeout({ seconds: DRAW_SECONDS })
      .toBuffer(),
  )
}
