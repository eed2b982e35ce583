import { useTranslation } from 'react-i18next'
import { useSession } from '#src/common/session/session.ts'
import { Empty } from '#src/common/ui/states.tsx'
import { isFairAgent } from '../side'

/** In place of a conversation with the own service: the way to the inbox. */
export function OwnService() {
  const { t } = useTranslation('conversations')
  const inbox = isFairAgent(useSession()?.user) ? './organizer.html#/messages' : './personal.html#/messages'
  return (
    <Empty title={t('own.title')} text={t('own.text')}>
      <a className="yz-button" href={inbox}>
        {t('own.open')}
      </a>
    </Empty>
  )
}
