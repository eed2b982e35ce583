import { useTranslation } from 'react-i18next'
import { RetentionList } from '#src/features/operations/privacy/retention-list.tsx'
import { DeskHead } from '../desk-head'

/** For how long the fair keeps messages, visits, chats and numbers of cards. */
export function RetentionPart() {
  const { t } = useTranslation('privacy')
  return (
    <>
      <DeskHead title={t('retention.title')} lead={t('retention.lead')} />
      <RetentionList />
    </>
  )
}
