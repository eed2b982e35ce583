import { Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { areaOf, centroidOf } from '#contract/fair/floor-plan/geometry/polygons.ts'
import type { Point } from '#contract/fair/floor-plan/schemas.ts'
import { keyOf } from '../drawing/parts'
import styles from './panels.module.css'
import type { Editor } from './use-editor'

const SHOWN_MAX = 200

/** Every booth by its number: to select one without the picture. */
export function BoothsPanel({ editor, onShow }: { editor: Editor; onShow: (at: Point) => void }) {
  const { t } = useTranslation('floor-plans')
  const [text, setText] = useState('')
  const found = editor.drawing.booths
    .map((booth, index) => ({ booth, key: keyOf('booth', index) }))
    .filter(({ booth }) => booth.number.toLowerCase().includes(text.trim().toLowerCase()))
  return (
    <div className={styles.panel}>
      <Input.Search
        size="small"
        value={text}
        aria-label={t('booths.search')}
        placeholder={t('booths.search')}
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status">{t('booths.count', { count: found.length })}</p>
      <ul className={styles.list}>
        {found.slice(0, SHOWN_MAX).map(({ booth, key }) => (
          <li key={key}>
            <button
              type="button"
              aria-pressed={editor.selected.includes(key)}
              onClick={() => {
                editor.select([key])
                onShow(centroidOf(booth.points))
              }}
            >
              <span>{booth.number}</span>
              <small>{t('panel.area', { area: +areaOf(booth.points).toFixed(1) })}</small>
            </button>
          </li>
        ))}
      </ul>
      {found.length > SHOWN_MAX ? <p>{t('booths.more', { count: SHOWN_MAX })}</p> : null}
    </div>
  )
}
