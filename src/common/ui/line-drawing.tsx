interface Props {
  path: string
  /** px */
  size?: number
  /** Of the line, of 24 units. */
  weight?: number
}

/** A line drawing beside a text or inside a named button: never the only name of a thing. */
export function LineDrawing({ path, size = 22, weight = 1.6 }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  )
}
