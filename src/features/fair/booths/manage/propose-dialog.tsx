import { Alert, Checkbox, Radio } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { assignBooths } from '#contract/fair/booths/endpoints.ts'
import { ASSIGNMENTS_MAX } from '#contract/fair/booths/limits.ts'
import { proposeBooths } from '#contract/fair/booths/propose/propose.ts'
import type { ProposalRules } from '#contract/fair/booths/propose/proposal-rules.ts'
import type { HallBooths } from '#contract/fair/booths/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { Empty } from '#src/common/ui/states.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useBoothChange } from './api'
import styles from './manage.module.css'
import { ProposalTable } from './proposal-table'
import { type Skipped, SkippedAlert } from './skipped-alert'

/** Proposes booths for those who have none; the organizer changes, deselects and applies what is proposed. */
export function ProposeDialog({ hall, onClose }: { hall: HallBooths; onClose: () => void }) {
  const { t } = useTranslation('booth-desk')
  const [industries, setIndustries] = useState<ProposalRules['industries']>('together')
  const [withOnline, setWithOnline] = useState(false)
  const [chosen, setChosen] = useState<Record<number, string>>({})
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [skipped, setSkipped] = useState<Skipped>([])
  const apply = useBoothChange(assignBooths)
  const nameOf = (id: number) => hall.unplaced.find((one) => one.id === id)?.name ?? ''
  const proposals = useMemo(
    () =>
      proposeBooths({
        exhibitors: hall.unplaced.filter(({ onSite }) => onSite || withOnline),
        free: hall.booths.filter(({ status }) => status === 'free'),
        placed: hall.booths.flatMap(({ exhibitor, level, x, y }) =>
          exhibitor ? [{ level, x, y, industryId: exhibitor.industryId }] : [],
        ),
        rules: { industries, largerFirst: true },
      }),
    [hall, industries, withOnline],
  )
  const rows = proposals.map((one) => ({
    ...one,
    name: nameOf(one.exhibitorId),
    number: chosen[one.exhibitorId] ?? one.number,
    isChanged: chosen[one.exhibitorId] !== undefined,
    isSelected: !left.has(one.exhibitorId) && (chosen[one.exhibitorId] ?? one.number) !== '',
  }))
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
      <div className={styles.rules}>
        <span id="propose-industries">{t('propose.industries')}</span>
        <Radio.Group
          aria-labelledby="propose-industries"
          value={industries}
          options={[
            { value: 'together', label: t('propose.together') },
            { value: 'apart', label: t('propose.apart') },
          ]}
          onChange={({ target }) => restart(() => setIndustries(target.value === 'apart' ? 'apart' : 'together'))}
        />
        <Checkbox checked={withOnline} onChange={({ target }) => restart(() => setWithOnline(target.checked))}>
          {t('propose.online')}
        </Checkbox>
      </div>
      {rows.length === 0 ? (
        <Empty title={t('propose.none')} text={t('propose.noneText')} />
      ) : (
        <ProposalTable
          rows={rows}
          free={hall.booths.filter(({ status }) => status === 'free')}
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
