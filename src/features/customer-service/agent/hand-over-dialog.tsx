import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../common/ui/dialog/dialog'
import { Shown } from '../../../common/ui/states'
import { useAgents } from '../api'
import styles from '../dialogs.module.css'

interface Props {
  me: string
  onGive: (userId: string) => Promise<void>
  onClose: () => void
}

/** The colleagues to hand a conversation to, those who are there first. */
export function HandOverDialog({ me, onGive, onClose }: Props) {
  const { t } = useTranslation('conversations')
  const [to, setTo] = useState('')
  const [busy, setBusy] = useState(false)
  const agents = useAgents()
  return (
    <Dialog title={t('agent.handOver')} onClose={onClose}>
      <Shown query={agents} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
        {(all) => {
          const colleagues = all
            .filter(({ userId }) => userId !== me)
            .toSorted((a, b) => Number(b.online) - Number(a.online) || a.conversations - b.conversations)
          if (colleagues.length === 0) return <p>{t('agent.alone')}</p>
          return (
            <form
              className={styles.form}
              onSubmit={(event) => {
                event.preventDefault()
                setBusy(true)
                void onGive(to)
              }}
            >
              <fieldset className={styles.people}>
                <legend className="yz-visually-hidden">{t('agent.colleagues')}</legend>
                {colleagues.map(({ userId, nick, online, conversations }) => (
                  <label key={userId}>
                    <input type="radio" name="agent" value={userId} onChange={() => setTo(userId)} />
                    <span>{nick}</span>
                    <small data-there={online}>{t(online ? 'state.there' : 'state.away')}</small>
                    <small>{t('agent.has', { count: conversations })}</small>
                  </label>
                ))}
              </fieldset>
              <button type="submit" className="yz-button" disabled={to === '' || busy}>
                {t('agent.give')}
              </button>
            </form>
          )
        }}
      </Shown>
    </Dialog>
  )
}
