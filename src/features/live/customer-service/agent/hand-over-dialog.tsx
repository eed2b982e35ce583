import { Radio } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Shown } from '#src/common/ui/states.tsx'
import { EnterSends } from '#src/common/work/enter-sends.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useAgents } from '../api'
import styles from './agent-dialogs.module.css'

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
  const give = () => {
    setBusy(true)
    void onGive(to)
  }
  const hasColleagues = agents.data?.some(({ userId }) => userId !== me) === true
  return (
    <WorkDialog
      title={t('agent.handOver')}
      width={480}
      {...(hasColleagues ? { submit: t('agent.give') } : {})}
      disabled={to === ''}
      busy={busy}
      onSubmit={give}
      onClose={onClose}
    >
      <Shown query={agents} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
        {(all) => {
          const colleagues = all
            .filter(({ userId }) => userId !== me)
            .toSorted((a, b) => Number(b.online) - Number(a.online) || a.conversations - b.conversations)
          if (colleagues.length === 0) return <p>{t('agent.alone')}</p>
          return (
            <form
              onSubmit={(event) => {
                event.preventDefault()
                give()
              }}
            >
              <Radio.Group
                className={styles.people ?? ''}
                aria-label={t('agent.colleagues')}
                value={to}
                onChange={(event) => setTo(String(event.target.value))}
              >
                {colleagues.map(({ userId, nick, online, conversations }) => (
                  <Radio key={userId} value={userId}>
                    <b>{nick}</b>
                    <small data-there={online}>{t(online ? 'state.there' : 'state.away')}</small>
                    <small>{t('agent.has', { count: conversations })}</small>
                  </Radio>
                ))}
              </Radio.Group>
              <EnterSends disabled={to === '' || busy} />
            </form>
          )
        }}
      </Shown>
    </WorkDialog>
  )
}
