import { Button, Input, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KEYWORD_MAX } from '#contract/core/limits.ts'
import type { Unplaced } from '#contract/fair/booths/schemas.ts'
import { Empty } from '#src/common/ui/states.tsx'
import styles from './manage.module.css'
import { RequirementsEditor } from './requirements-editor'
import { RequirementsLine } from './requirements-line'

/** The type under which a dragged exhibitor travels. */
export const DRAGGED = 'application/x-yunzhan-exhibitor'

interface UnplacedListProps {
  unplaced: readonly Unplaced[]
  /** Assign without dragging. */
  onPlace: (exhibitor: Unplaced) => void
}

/** The exhibitors without a booth; each is dragged to the plan, or placed by its button. */
export function UnplacedList({ unplaced, onPlace }: UnplacedListProps) {
  const { t } = useTranslation('booth-desk')
  const [word, setWord] = useState('')
  const [editing, setEditing] = useState<Unplaced>()
  const found = unplaced.filter(({ name, industry }) =>
    `${name} ${industry}`.toLocaleLowerCase().includes(word.trim().toLocaleLowerCase()),
  )
  return (
    <section className={styles.unplaced} aria-labelledby="unplaced-title">
      <h2 id="unplaced-title">{t('unplaced.title')}</h2>
      <p className={styles.hint}>
        {t('unplaced.count', { count: unplaced.length })}
        <br />
        {unplaced.length > 0 ? t('unplaced.hint') : null}
      </p>
      {unplaced.length > 0 ? (
        <Input
          allowClear
          aria-label={t('unplaced.search')}
          placeholder={t('unplaced.search')}
          maxLength={KEYWORD_MAX}
          value={word}
          onChange={({ target }) => setWord(target.value)}
        />
      ) : null}
      {found.length === 0 ? (
        <Empty title={t(unplaced.length === 0 ? 'unplaced.none' : 'unplaced.noneFound')} />
      ) : (
        <ul className={styles.exhibitors}>
          {found.map((one) => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button in it does the same
            <li
              key={one.id}
              draggable
              onDragStart={({ dataTransfer }) => {
                dataTransfer.setData(DRAGGED, String(one.id))
                dataTransfer.effectAllowed = 'move'
              }}
            >
              <span className={styles.name}>
                {one.name}
                <small>
                  {one.industry}
                  {one.onSite ? null : <Tag>{t('unplaced.online')}</Tag>}
                  {one.shown ? null : <Tag>{t('unplaced.hidden')}</Tag>}
                </small>
              </span>
              <span className={styles.itemActions}>
                <Button
                  size="small"
                  aria-label={t('unplaced.placeOf', { name: one.name })}
                  onClick={() => onPlace(one)}
                >
                  {t('unplaced.place')}
                </Button>
                <Button
                  size="small"
                  type="text"
                  aria-label={t('booth-requirements:titleOf', { name: one.name })}
                  onClick={() => setEditing(one)}
                >
                  {t('unplaced.requirements')}
                </Button>
              </span>
              <RequirementsLine requirements={one.requirements} />
            </li>
          ))}
        </ul>
      )}
      {editing ? (
        <RequirementsEditor
          // As it is now; one that was given a booth meanwhile is no longer listed.
          exhibitor={unplaced.find(({ id }) => id === editing.id) ?? editing}
          onClose={() => setEditing(undefined)}
        />
      ) : null}
    </section>
  )
}
