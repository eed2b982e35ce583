import { useEffect } from 'react'
import type { Theme } from '#contract/core/shapes.ts'
import { getMainDetail } from '#contract/fair/expo/endpoints.ts'
import type { EntryName } from '../../app/entries'
import { previewToken } from '../../app/preview-token'
import { useEndpoint } from '../../request/use-endpoint'
import { local } from '../../session/storage'
import { isLight } from './ground'

function apply({ colorType, templateName }: Theme, entry: EntryName): void {
  const template = templateName === 'dark-style' && isLight(entry) ? 'simple-style' : templateName
  Object.assign(document.documentElement.dataset, { color: String(colorType), template })
  // The static shell begins with it at the next visit; a draft's is for who looks at the draft.
  if (previewToken() === '') local.set('fairTheme', { colorType, templateName })
}

/** Colour and template of the fair on the whole page; a page of something that has its own lays that over it (spec: live §2). */
export default function FairTheme({ entry }: { entry: EntryName }): null {
  const { data } = useEndpoint(getMainDetail, {})
  useEffect(() => {
    if (data) apply(data.expoInfo, entry)
  }, [data, entry])
  return null
}
