import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { KEYWORD_MAX } from '#contract/core/limits.ts'
import type { StoredUser } from '#src/common/session/storage.ts'
import { Icon } from '#src/common/ui/icon.tsx'
import type { Entry } from './entry'
import { EntryList } from './entry-list'
import { moveTo } from './move-to'
import { PaletteStatus } from './palette-status'
import styles from './palette.module.css'
import { noteRecent } from './recent-screens'
import { useRecords } from './use-records'
import { useScreens } from './use-screens'

interface PaletteProps {
  user: StoredUser
  onClose: () => void
}

/** The key belongs to the input method: Enter takes its candidate. Safari shows that by the code 229 alone. */
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean => nativeEvent.isComposing || nativeEvent.keyCode === 229

/** Finds screens, actions and records of the console and goes there: an ARIA combobox in a dialog of its own. */
export function Palette({ user, onClose }: PaletteProps) {
  const { t } = useTranslation('palette')
  const navigate = useNavigate()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const [composing, setComposing] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const keyword = composing ? '' : text.trim()
  const { sections: own, prepare } = useScreens(user, keyword)
  const records = useRecords(user, keyword)
  const sections = [...own, ...records.sections]
  const entries = sections.flatMap((section) => section.entries)
  const active = entries.find(({ key }) => key === chosen) ?? entries[0]

  // In the layout phase it is closed before it leaves the document, so that the focus returns.
  useLayoutEffect(() => {
    const shown = dialog.current
    if (shown && !shown.open) shown.showModal()
    return () => shown?.close()
  }, [])

  const open = (entry: Entry) => {
    if (entry.screen !== undefined) noteRecent(user.userId, entry.screen)
    onClose()
    void navigate(entry.to)
  }
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (active) open(active)
      return
    }
    const next = moveTo(entries, active, event.key)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next.key)
  }

  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={t('title')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className={styles.field}>
        <Icon name="search" />
        <input
          // oxlint-disable-next-line no-autofocus -- the dialog is opened to type in it
          autoFocus
          type="text"
          inputMode="search"
          enterKeyHint="go"
          role="combobox"
          autoComplete="off"
          maxLength={KEYWORD_MAX}
          placeholder={t('placeholder')}
          aria-label={t('label')}
          aria-autocomplete="list"
          aria-expanded={entries.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={active ? `${id}${active.key}` : undefined}
          value={text}
          onFocus={prepare}
          onChange={(event) => {
            setText(event.target.value)
            setChosen(undefined)
          }}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
          onKeyDown={press}
        />
        <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <EntryList id={id} sections={sections} active={active} keyword={keyword} onOpen={open} />
      <PaletteStatus keyword={keyword} count={entries.length} records={records} />
    </dialog>
  )
}
