import { useTranslation } from 'react-i18next'
import { useTitle } from '#src/common/app/use-title.ts'
import { Chat } from '#src/features/operations/assistant/chat.tsx'

/** The assistant's page, by itself and in the toolbar's frame (spec: common §2). */
export function AssistantScreen() {
  const { t } = useTranslation()
  useTitle(t('toolbar.ai'))
  return <Chat />
}
