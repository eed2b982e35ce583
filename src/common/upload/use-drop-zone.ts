import { type DragEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** Takes files that are dropped on the zone, or pasted while the pointer or the focus is in it. */
export function useDropZone(zone: RefObject<HTMLElement | null>, take: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0 || !zone.current?.matches(':hover, :focus-within')) return
    event.preventDefault()
    take(files)
  })
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const files = [...event.dataTransfer.files]
      if (files.length > 0) take(files)
    },
  }
  return { isOver, handlers }
}
