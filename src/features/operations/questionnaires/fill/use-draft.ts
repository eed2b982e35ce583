import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { listOwnQuestionnaires } from '#contract/operations/questionnaires/endpoints.ts'
import type { QuestionnaireDetail } from '#contract/operations/questionnaires/schemas.ts'
import { createDraftKeeper, type DraftKeeper, type DraftStatus } from './draft-keeper'

export type Draft = DraftKeeper & DraftStatus

/** The draft of a questionnaire while its form is open; what is not kept yet is kept when the page is left. */
export function useDraft(questionnaire: QuestionnaireDetail): Draft {
  const client = useQueryClient()
  const [keeper] = useState(() => createDraftKeeper(questionnaire))
  const kept = useSyncExternalStore(keeper.subscribe, keeper.read)
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') keeper.save()
    }
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      keeper.save()
      void client.invalidateQueries({ queryKey: [listOwnQuestionnaires.path] })
    }
  }, [keeper, client])
  return { ...keeper, ...kept }
}
