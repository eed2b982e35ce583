import { memo } from 'react'
import { detailAt, fitNumber, fitText } from './detail'
import { rowsOf, type Marked } from './marked'
import styles from './plan-picture.module.css'

interface BoothLabelsProps {
  marked: readonly Marked[]
  /** px for a metre */
  scale: number
  /** The part of the plan that is seen, in metres. */
  seen: { left: number; top: number; right: number; bottom: number }
  isMeant: (one: Marked) => boolean
}

const NUMBER_SIZE = 10.5
const NAME_SIZE = 12
const LOGO_PX = 44
const PADDING_PX = 6

/** What is written in the booths that are seen: more the nearer one is. Positions are px of the plan. */
export const BoothLabels = memo(function BoothLabels({ marked, scale, seen, isMeant }: BoothLabelsProps) {
  const [first] = marked
  if (
    first &&
    detailAt(Math.min(...marked.slice(0, 20).map(({ box }) => (box.right - box.left) * scale))) === 'block'
  ) {
    return rowsOf(marked).map(({ name, centre }) => (
      <text key={name} className={styles.row} x={centre.x * scale} y={centre.y * scale}>
        {name}
      </text>
    ))
  }
  return (
    marked
      .filter(
        ({ box }) => box.right > seen.left && box.left < seen.right && box.bottom > seen.top && box.top < seen.bottom,
      )
      // While a plan is drawn, two booths may have one number.
      .map((one) => (
        <BoothLabel
          key={`${one.booth.number} ${one.path}`}
          one={one}
          scale={scale}
          dim={one.hue > 0 && !isMeant(one)}
        />
      ))
  )
})

function BoothLabel({ one: { booth, box, centre }, scale, dim }: { one: Marked; scale: number; dim: boolean }) {
  const width = (box.right - box.left) * scale
  const [x, y] = [centre.x * scale, centre.y * scale]
  const { exhibitor, number } = booth
  const detail = exhibitor ? detailAt(Math.min(width, (box.bottom - box.top) * scale)) : 'number'
  if (!exhibitor || detail === 'number' || detail === 'block') {
    const { text, size } = fitNumber(number, width)
    return (
      <text className={styles.number} data-free={!exhibitor} data-dim={dim} x={x} y={y} fontSize={size}>
        {text}
      </text>
    )
  }
  const hasLogo = detail === 'logo' && exhibitor.logoUrl !== ''
  const below = hasLogo ? LOGO_PX / 2 + 12 : 9
  return (
    <g data-dim={dim}>
      {hasLogo ? (
        <image
          href={exhibitor.logoUrl}
          x={x - LOGO_PX / 2}
          y={y - LOGO_PX / 2 - 12}
          width={LOGO_PX}
          height={LOGO_PX}
          preserveAspectRatio="xMidYMid meet"
        />
      ) : null}
      <text className={styles.number} x={x} y={hasLogo ? y - LOGO_PX / 2 - 21 : y - 9} fontSize={NUMBER_SIZE}>
        {number}
      </text>
      <text className={styles.name} x={x} y={y + below - (hasLogo ? 8 : 0)} fontSize={NAME_SIZE}>
        {fitText(exhibitor.abbreviation, width - PADDING_PX, NAME_SIZE)}
      </text>
    </g>
  )
}
