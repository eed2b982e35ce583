import type { Service } from '#contract/commerce/services/schemas.ts'
import { RoomArt } from '#src/common/room-art/room-art.tsx'
import styles from './catalogue.module.css'
import { PlaceDrawing } from './place-drawing'

/** What a service is, drawn. Live hours are drawn as a clock's face, badges as badges, booths as two rows with one of them. */
export function Picture({ service: { kind, place, template, name } }: { service: Service }) {
  if (place) return <PlaceDrawing place={place} />
  if (template) return <RoomArt template={template} />
  if (kind === 'live')
    return (
      <svg className={styles.emblem} viewBox="0 0 200 142" focusable="false">
        <circle className={styles.line} cx="100" cy="71" r="46" />
        <path className={styles.strong} d="M100 25a46 46 0 0 1 44.5 34.5L100 71Z" />
        <path className={styles.line} d="M100 71V38M100 71l25 14" />
        <circle className={styles.dot} cx="100" cy="71" r="4" />
      </svg>
    )
  if (kind === 'booth') return <BoothDrawing />
  return (
    <svg className={styles.emblem} viewBox="0 0 200 142" focusable="false">
      <path className={styles.line} d="M88 4l12 24 12-24" />
      <rect className={styles.sheet} x="62" y="28" width="76" height="104" rx="5" />
      <rect className={styles.strong} x="62" y="28" width="76" height="24" rx="5" />
      <circle className={styles.quiet} cx="100" cy="78" r="14" />
      <path className={styles.quiet} d="M76 112c2-14 12-18 24-18s22 4 24 18z" />
      <text className={styles.letter} x="100" y="84" textAnchor="middle">
        {[...name][0]}
      </text>
    </svg>
  )
}

function BoothDrawing() {
  return (
    <svg className={styles.emblem} viewBox="0 0 200 142" focusable="false">
      {[26, 82].flatMap((y) =>
        [28, 66, 104, 142].map((x) => (
          <rect
            key={`${x} ${y}`}
            className={x === 104 && y === 82 ? styles.strong : styles.sheet}
            x={x}
            y={y}
            width="34"
            height="34"
            rx="2"
          />
        )),
      )}
      <path className={styles.line} d="M14 71H186" strokeDasharray="6 5" />
    </svg>
  )
}
