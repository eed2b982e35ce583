import type { Editor } from './use-editor'

/** The picture that one draws by, below everything that is drawn. */
export function BackgroundPicture({ editor: { drawing, underlay } }: { editor: Editor }) {
  const { background } = drawing
  if (!background || !underlay.isShown) return null
  const { url, x, y, width, height } = background
  return (
    <image
      href={url}
      x={x}
      y={y}
      width={width}
      height={height}
      opacity={underlay.opacity}
      preserveAspectRatio="none"
      pointerEvents="none"
    />
  )
}
