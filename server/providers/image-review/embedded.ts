import sharp from 'sharp'
import type { ImageReviewPort, ReviewedImage } from './port'

/** px */
const LONGEST_SIDE = 10_000

const fits = (side: number) => side > 0 && side <= LONGEST_SIDE

/** Decodes it row by row: a picture of 10,000 × 10,000 at once would take 400 MB. */
async function isDecodable(bytes: Buffer): Promise<boolean> {
  try {
    const image = sharp(bytes, { failOn: 'error', limitInputPixels: LONGEST_SIDE ** 2, sequentialRead: true })
    const { width, height } = await image.metadata()
    if (!fits(width) || !fits(height)) return false
    await image.resize(1, 1).raw().toBuffer()
    return true
  } catch {
    return false
  }
}

async function isShowable({ bytes, mimeType, width, height, isDrawn }: ReviewedImage): Promise<boolean> {
  if (!fits(width) || !fits(height)) return false
  if (isDrawn) return true
  // sharp reads no BMP: of one only the size that its keeper measured is known.
  return mimeType === 'image/bmp' || (await isDecodable(bytes))
}

/** Passes whatever is a picture of at most 10,000 px a side. Nobody looks at what it shows. */
export const embeddedImageReview: ImageReviewPort = {
  async review(image) {
    return (await isShowable(image)) ? 'pass' : 'refused'
  },
}
