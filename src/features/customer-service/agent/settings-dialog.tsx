import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getServiceSettings, saveServiceSettings } from '../../../../contract/customer-service/endpoints'
import type { ServiceSettings } from '../../../../contract/customer-service/schemas'
import { ApiError } from '../../../common/request/api-error'
import { call } from '../../../common/request/call'
import { Dialog } from '../../../common/ui/dialog/dialog'
import { showToast } from '../../../common/ui/notices/notices'
import { Shown } from '../../../common/ui/states'
import { useSettings } from '../api'
import { formatChatClock, parseMinutes } from '../clock'
import styles from '../dialogs.module.css'

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
const OFFLINE_MAX = 200
const OFFICE = { weekdays: [1, 2, 3, 4, 5], from: 540, to: 1_080 }

/** When a service is there, and what it says when it is not. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('conversations')
  return (
    <Dialog title={t('settings.open')} width={560} onClose={onClose}>
      <Shown query={useSettings()} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
        {(settings) => <SettingsForm settings={settings} onDone={onClose} />}
      </Shown>
    </Dialog>
  )
}

function SettingsForm({ settings, onDone }: { settings: ServiceSettings; onDone: () => void }) {
  const { t } = useTranslation('conversations')
  const client = useQueryClient()
  const [always, setAlways] = useState(settings.hours === null)
  const [hours, setHours] = useState(settings.hours ?? OFFICE)
  const [offline, setOffline] = useState(settings.offline)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await call(saveServiceSettings, { hours: always ? null : hours, offline })
      await client.invalidateQueries({ queryKey: [getServiceSettings.path] })
      showToast(t('settings.saved'))
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setBusy(false)
    }
  }
  const toggle = (day: number) =>
    setHours({
      ...hours,
      weekdays: hours.weekdays.includes(day) ? hours.weekdays.filter((one) => one !== day) : [...hours.weekdays, day],
    })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <fieldset className={styles.hours}>
        <legend>{t('settings.hours')}</legend>
        <label>
          <input type="radio" name="hours" checked={always} onChange={() => setAlways(true)} />
          {t('settings.always')}
        </label>
        <label>
          <input type="radio" name="hours" checked={!always} onChange={() => setAlways(false)} />
          {t('settings.some')}
        </label>
        {always ? null : (
          <>
            <div className={styles.days} role="group" aria-label={t('settings.days')}>
              {WEEKDAYS.map((day) => (
                <label key={day}>
                  <input type="checkbox" checked={hours.weekdays.includes(day)} onChange={() => toggle(day)} />
                  {t(`settings.day.${day}`)}
                </label>
              ))}
            </div>
            <div className={styles.times}>
              {(['from', 'to'] as const).map((end) => (
                <label key={end}>
                  {t(`settings.${end}`)}
                  <input
                    type="time"
                    required
                    value={formatChatClock(hours[end])}
                    onChange={(event) => setHours({ ...hours, [end]: parseMinutes(event.target.value) ?? hours[end] })}
                  />
                </label>
              ))}
              <small>{t('settings.zone')}</small>
            </div>
          </>
        )}
      </fieldset>
      {(['zh', 'en'] as const).map((language) => (
        <label key={language} className={styles.words}>
          {t(`settings.offline.${language}`)}
          <textarea
            rows={2}
            maxLength={OFFLINE_MAX}
            value={offline[language]}
            onChange={(event) => setOffline({ ...offline, [language]: event.target.value })}
          />
        </label>
      ))}
      <div className={styles.choices}>
        <button type="submit" className="yz-button" disabled={busy || (!always && hours.weekdays.length === 0)}>
          {t('save')}
        </button>
      </div>
    </form>
  )
}
