import { Button, Switch } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { local } from '../../session/storage'
import styles from './shortcut-help.module.css'
import { areShortcutsOff, type Shortcut } from './use-shortcuts'
import { WorkDialog } from '../work-dialog'

interface ShortcutHelpProps {
  shortcuts: readonly Shortcut[]
  /** Shows the person around once more. */
  onTour: () => void
  onClose: () => void
}

/** What the keys of a screen do, and a way to switch them off. */
export function ShortcutHelp({ shortcuts, onTour, onClose }: ShortcutHelpProps) {
  const { t } = useTranslation('work')
  const id = useId()
  const [off, setOff] = useState(areShortcutsOff)
  const change = (on: boolean) => {
    setOff(!on)
    local.set('shortcutsOff', !on)
  }
  return (
    <WorkDialog title={t('shortcuts.title')} width={420} onClose={onClose}>
      <dl className={styles.keys} data-off={off || undefined}>
        {shortcuts.map(({ key, label }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Button
          onClick={() => {
            onClose()
            onTour()
          }}
        >
          {t('tour.start')}
        </Button>
      </p>
      <p className={styles.switch}>
        <span id={id}>{t('shortcuts.on')}</span>
        <Switch checked={!off} onChange={change} aria-labelledby={id} />
      </p>
    </WorkDialog>
  )
}
