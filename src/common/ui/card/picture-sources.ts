import { cdnAddress } from '#src/common/request/cdn.ts'
import { isFileAddress, pictureAddress, pictureWidths } from '#contract/foundation/files/rules.ts'

interface Sources {
  src: string
  srcSet?: string
  sizes?: string
}

/** `sizes` of the main picture of a screen. */
export const LARGE_SIZES = '(max-width: 960px) 100vw, 900px'

/**
 * Attributes by which the browser fetches an uploaded picture no wider than it shows it. `sizes` is its width in CSS; a lazy
 * picture is measured instead where the browser does that. Any other picture is fetched as it is.
 */
export function pictureSources(src: string, { sizes, lazy = false }: { sizes: string; lazy?: boolean }): Sources {
  if (!isFileAddress(src)) return { src }
  const srcSet = pictureWidths.map((width) => `${cdnAddress(pictureAddress(src, width))} ${width}w`).join(', ')
  return { src: cdnAddress(src), srcSet, sizes: lazy ? `auto, ${sizes}` : sizes }
}
