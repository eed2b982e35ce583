import { Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RoomExhibit } from '#contract/trade/appointments/talk-schemas.ts'
import { Cover } from '#src/common/ui/card/cover.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import styles from './room.module.css'

interface ExhibitPickerProps {
  exhibits: readonly RoomExhibit[]
  onPick: (id: number) => void
  onClose: () => void
}

/** Chooses an exhibit that both will see. */
export function ExhibitPicker({ exhibits, onPick, onClose }: ExhibitPickerProps) {
  const { t } = useTranslation('talk-room')
  const [typed, setTyped] = useState('')
  const found = exhibits.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()))
  return (
    <WorkDialog title={t('exhibit.pick')} width={640} onClose={onClose}>
      <Input
        type="search"
        aria-label={t('exhibit.search')}
        placeholder={t('exhibit.search')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {found.length === 0 ? <p className={styles.soft}>{t('exhibit.none')}</p> : null}
      <ul className={styles.picks}>
        {found.map(({ id, name, coverUrl }) => (
          <li key={id}>
            <button type="button" onClick={() => onPick(id)}>
              <Cover src={coverUrl} title={name} small />
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </WorkDialog>
  )
}
