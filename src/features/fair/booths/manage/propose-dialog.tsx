import { Alert } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { assignBooths } from '#contract/fair/booths/endpoints.ts'
import { ASSIGNMENTS_MAX } from '#contract/fair/booths/limits.ts'
import { proposeBooths } from '#contract/fair/booths/propose/propose.ts'
import type { ProposalRules } from '#contract/fair/booths/propose/proposal-rules.ts'
import { findShortfall } from '#contract/fair/booths/propose/shortfall.ts'
import { noRequirements } from '#contract/fair/booths/requirements/rules.ts'
import type { HallBooths } from '#contract/fair/booths/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { Empty } from '#src/common/ui/states.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useBoothChange } from './api'
import { ProposalTable } from './proposal-table'
import { RuleBoxes } from './rule-boxes'
import { type Skipped, SkippedAlert } from './skipped-alert'

const allRules: ProposalRules = { industriesTogether: true, competitorsApart: true, largerFirst: true }

/** Proposes booths for those who have none; the organizer changes, deselects and applies what is proposed. */
export function ProposeDialog({ hall, onClose }: { hall: HallBooths; onClose: () => void }) {
  const { t } = useTranslation('booth-desk')
  const [rules, setRules] = useState<ProposalRules>(allRules)
  const [withOnline, setWithOnline] = useState(false)
  const [chosen, setChosen] = useState<Record<number, string>>({})
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [skipped, setSkipped] = useState<Skipped>([])
  const apply = useBoothChange(assignBooths)
  const byId = useMemo(() => new Map(hall.unplaced.map((one) => [one.id, one])), [hall])
  const nameOf = (id: number) => byId.get(id)?.name ?? ''
  const free = useMemo(() => hall.booths.filter(({ status }) => status === 'free'), [hall])
  const proposals = useMemo(
    () =>
      proposeBooths({
        exhibitors: hall.unplaced.filter(({ onSite }) => onSite || withOnline),
        free,
        placed: hall.booths.flatMap(({ exhibitor, level, x, y }) =>
          exhibitor ? [{ level, x, y, industryId: exhibitor.industryId, categoryIds: exhibitor.categoryIds }] : [],
        ),
        rules,
      }),
    [hall, free, rules, withOnline],
  )
  const rows = proposals.map((proposal) => {
    const { exhibitorId } = proposal
    const { name = '', requirements = noRequirements } = byId.get(exhibitorId) ?? {}
    const picked = free.find(({ number }) => number === chosen[exhibitorId])
    return {
      ...proposal,
      name,
      area: requirements.area,
      ...(picked ? { number: picked.number, reasons: [], ...findShortfall(picked, requirements) } : {}),
      isSelected: !left.has(exhibitorId) && (picked ?? proposal).number !== '',
    }
  })
  const selected = rows.filter(({ isSelected }) => isSelected)
  const counts = new Map<string, number>()
  for (const { number } of selected) counts.set(number, (counts.get(number) ?? 0) + 1)
  const isTwice = (number: string) => (counts.get(number) ?? 0) > 1
  const twice = [...counts.keys()].filter(isTwice)
  /** In parts that a call takes, one after the other; where one fails, those before it are made. */
  const send = async () => {
    const assignments = selected.map(({ number, exhibitorId }) => ({ number, exhibitorId }))
    const unmade: Skipped = []
    let count = 0
    try {
      for (let at = 0; at < assignments.length; at += ASSIGNMENTS_MAX) {
        const part = assignments.slice(at, at + ASSIGNMENTS_MAX)
        const done = await apply.mutateAsync({ hallId: hall.hallId, assignments: part })
        count += done.assigned
        unmade.push(...done.skipped)
      }
      if (unmade.length === 0) onClose()
    } catch {
      // Shown as the error of the last part.
    }
    setSkipped(unmade)
    if (count === 0 && unmade.length === 0) return
    setChosen({})
    showToast(t('propose.done', { count }))
  }
  const restart = (change: () => void) => {
    change()
    setChosen({})
    setLeft(new Set())
  }
  return (
    <WorkDialog
      title={t('propose.title')}
      width={860}
      {...(rows.length > 0
        ? { submit: t('propose.apply', { count: selected.length }), onSubmit: () => void send() }
        : {})}
      disabled={selected.length === 0 || twice.length > 0}
      busy={apply.isPending}
      onClose={onClose}
    >
      <p>{t('propose.hint')}</p>
      <RuleBoxes
        rules={rules}
        withOnline={withOnline}
        onRules={(next) => restart(() => setRules(next))}
        onOnline={(next) => restart(() => setWithOnline(next))}
      />
      {rows.length === 0 ? (
        <Empty title={t('propose.none')} text={t('propose.noneText')} />
      ) : (
        <ProposalTable
          rows={rows}
          free={free}
          isTwice={isTwice}
          onChange={(id, number) => setChosen({ ...chosen, [id]: number })}
          onSelect={(id, isSelected) => {
            const next = new Set(left)
            if (isSelected) next.delete(id)
            else next.add(id)
            setLeft(next)
          }}
        />
      )}
      {twice.length > 0 ? (
        <Alert type="warning" showIcon title={t('propose.twice', { numbers: twice.join(t('propose.comma')) })} />
      ) : null}
      <SkippedAlert skipped={skipped} nameOf={nameOf} />
      {apply.error ? <Alert type="error" showIcon role="alert" title={errorMessage(apply.error)} /> : null}
    </WorkDialog>
  )
}
