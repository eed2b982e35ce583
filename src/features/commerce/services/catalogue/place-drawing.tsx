import type { Service } from '#contract/commerce/services/schemas.ts'
import styles from './catalogue.module.css'

type Place = NonNullable<Service['place']>

/** What stands about the advert on each page, in units of the drawing: x, y, width, height. */
const around: Record<Place, readonly (readonly [number, number, number, number])[]> = {
  home: [20, 76, 132].map((x) => [x, 104, 48, 30] as const),
  exhibits: [0, 1, 2, 3].flatMap((i) => [[20 + i * 41, 88, 33, 33] as const, [20 + i * 41, 126, 24, 4] as const]),
  exhibitors: [0, 1].flatMap((i) => [
    [20, 88 + i * 26, 20, 20] as const,
    [48, 91 + i * 26, 84, 4] as const,
    [48, 100 + i * 26, 60, 4] as const,
  ]),
  news: [0, 1].flatMap((i) => [
    [20, 88 + i * 26, 116, 4] as const,
    [20, 97 + i * 26, 92, 4] as const,
    [148, 87 + i * 26, 32, 20] as const,
  ]),
  halls: [0, 1].flatMap((i) => [[20 + i * 82, 88, 76, 46] as const]),
  popup: [[20, 104, 160, 30]],
  login: [
    [20, 44, 56, 6],
    [20, 56, 38, 4],
    [116, 44, 60, 6],
    ...[60, 78, 96, 120].map((y) => [116, y, 60, 12] as const),
  ],
}

/** Where the advert stands, of which a whole page's width is 200. */
const space: Record<Place, readonly [number, number, number, number]> = {
  home: [12, 30, 176, 64],
  exhibits: [12, 36, 176, 42],
  exhibitors: [12, 36, 176, 42],
  news: [12, 36, 176, 42],
  halls: [12, 36, 176, 42],
  popup: [52, 42, 96, 66],
  login: [12, 84, 88, 50],
}

/** A page of the fair in outline, with the place of the advert filled. */
export function PlaceDrawing({ place }: { place: Place }) {
  const [x, y, width, height] = space[place]
  return (
    <svg className={styles.place} viewBox="0 0 200 142" aria-hidden="true" focusable="false">
      <rect className={styles.sheet} x="4" y="4" width="192" height="150" rx="4" />
      <circle className={styles.quiet} cx="17" cy="16" r="4" />
      {[88, 108, 128, 148, 168].map((at) => (
        <rect key={at} className={styles.quiet} x={at} y="14" width="13" height="4" rx="2" />
      ))}
      {around[place].map(([bx, by, bw, bh]) => (
        <rect key={`${bx} ${by}`} className={styles.quiet} x={bx} y={by} width={bw} height={bh} rx="1.5" />
      ))}
      <rect className={styles.advert} x={x} y={y} width={width} height={height} rx="2" />
      <path
        className={styles.hills}
        d={`M${x} ${y + height}l${width * 0.28} -${height * 0.5}l${width * 0.16} ${height * 0.24}l${width * 0.2} -${height * 0.38}l${width * 0.36} ${height * 0.64}z`}
      />
      <circle className={styles.sun} cx={x + width * 0.8} cy={y + height * 0.28} r={height * 0.1} />
    </svg>
  )
}
