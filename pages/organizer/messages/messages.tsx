import { useTranslation } from 'react-i18next'
import { AgentInbox } from '#src/features/live/customer-service/agent/agent-inbox.tsx'
import { DeskHead } from '../desk-head'

/** What visitors ask the fair, and the answers. */
export function Messages() {
  const { t } = useTranslation('conversations')
  return (
    <>
      <DeskHead title={t('agent.title')} lead={t('agent.lead')} />
      <AgentInbox />
    </>
  )
}
