import pLimit from 'p-limit'
import sharp, { type Metadata, type Sharp } from 'sharp'
import {
  IMAGE_FRAMES_MAX,
  STORED_IMAGE_SIDE,
  IMAGE_PIXELS_MAX,
  IMAGE_SIDE_MAX,
} from '#contract/foundation/files/limits.ts'
import { fail } from '#server/platform/http/fail.ts'
import { kinds, type Kind } from './kinds'

// Uploads never repeat, so libvips would only hold on to memory.
sharp.cache(false)

/** Decoded pictures are large: two at a time, whoever uploads. */
const inTurn = pLimit(2)
/** s in which a picture must be drawn */
const DRAW_SECONDS = 20
const JPEG_QUALITY = 85

export interface Picture {
  bytes: Buffer
  kind: Kind
  width: number
  height: number
}

/** The header alone, for nothing is decoded before its size is known. */
async function readHeader(input: string | Buffer): Promise<Metadata> {
  return sharp(input, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => {
      throw fail('FileDamaged')
    })
}

function check({ width, height, pages = 1, format }: Metadata): void {
  const frames = format === 'gif' ? pages : 1
  if (width > IMAGE_SIDE_MAX || height > IMAGE_SIDE_MAX) {
    throw fail('ImageDimensions', { width: IMAGE_SIDE_MAX, height: IMAGE_SIDE_MAX })
  }
  if (frames > IMAGE_FRAMES_MAX) throw fail('ImageFrames', { limit: IMAGE_FRAMES_MAX })
  if (width * height * frames > IMAGE_PIXELS_MAX) throw fail('ImagePixels', { limit: IMAGE_PIXELS_MAX })
}

function encode(image: Sharp, { hasAlpha }: Metadata, animated: boolean): [Sharp, Kind] {
  if (animated) return [image.gif(), kinds.gif]
  return hasAlpha ? [image.png(), kinds.png] : [image.jpeg({ quality: JPEG_QUALITY }), kinds.jpg]
}

async function draw(input: string | Buffer): Promise<Picture> {
  const header = await readHeader(input)
  check(header)
  const animated = header.format === 'gif' && (header.pages ?? 1) > 1
  const read = sharp(input, { animated, limitInputPixels: IMAGE_PIXELS_MAX, failOn: 'error' })
  const upright = animated ? read : read.autoOrient()
  const fitted = upright.resize(STORED_IMAGE_SIDE, STORED_IMAGE_SIDE, { fit: 'inside', withoutEnlargement: true })
  const [image, kind] = encode(fitted, header, animated)
  const { data, info } = await image
    .timeout({ seconds: DRAW_SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw fail('FileDamaged')
    })
  return { bytes: data, kind, width: info.width, height: info.pageHeight ?? info.height }
}

/**
 * Draws a picture again: upright, at most IMAGE_KEPT_SIDE px, without metadata and without anything that hung on the
 * file. Throws ImageDimensions, ImagePixels, ImageFrames, and FileDamaged.
 */
export function redraw(input: string | Buffer): Promise<Picture> {
  return inTurn(() => draw(input))
}
