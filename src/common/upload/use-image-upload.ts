import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { fileExtension } from '#contract/foundation/files/limits.ts'
import type { UploadedImage } from '#contract/foundation/files/schemas.ts'
import { uploadImage, uploadImageOpen } from '#contract/foundation/files/endpoints.ts'
import { sendLarge } from '../request/send-large'
import { getSession } from '../session/session'
import { checkImage, imageLimitKb } from './check-upload'
import { rememberBlob } from './file-blob'
import { toDataUrl, measureImage, redrawImage, type Size } from './picture'
import { type Problem, toUploadProblem } from './problem'
import { useUploadBegins } from './uploads-under-way'

/** With links on, `jumpLink` counts while `checked`; `ifRight` says whether it is an address (spec: common §3). */
export interface PickedImage extends UploadedImage {
  checked?: boolean
  jumpLink?: string
  ifRight?: boolean
}

export interface ImageUploadOptions {
  module: string
  value: readonly PickedImage[]
  onChange: (list: PickedImage[]) => void
  max: number
  maxSizeKb?: number
  accept: readonly string[]
  crop?: (Size & { portrait?: boolean }) | undefined
  /** px beyond which a picture is refused */
  limits?: Size | undefined
}

/** A picture that is being cut; `done` gets the part, nothing when it was given up, an error when it failed. */
export interface Cropping {
  file: File
  done: (part: Blob | undefined) => void
  failed: () => void
}

/** A refusal on the way of a picture into the list. */
class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.name)
  }
}

async function checkSize(picture: Blob, { limits }: ImageUploadOptions): Promise<void> {
  if (!limits) return
  const { width, height } = await measureImage(picture).catch(() => {
    throw new Refused({ name: 'damaged' })
  })
  const isWithin = width <= limits.width && height <= limits.height
  if (!isWithin) throw new Refused({ name: 'imageDimensions', values: { ...limits } })
}

/** The server reads no bmp: the browser does, and redraws it. */
async function readable(file: File): Promise<Blob> {
  if (fileExtension(file.name) !== 'bmp') return file
  return redrawImage(file).catch(() => {
    throw new Refused({ name: 'damaged' })
  })
}

async function send(picture: Blob, module: string): Promise<UploadedImage> {
  const endpoint = getSession() ? uploadImage : uploadImageOpen
  const image = await sendLarge(endpoint, { base64: await toDataUrl(picture), module })
  if (image.url === '') throw new Refused({ name: 'failed' })
  return image
}

/** Pictures on their way: checked, cropped where requested, sent, then added; one after the other (spec: common §2). */
export function useImageUpload(wish: ImageUploadOptions) {
  const client = useQueryClient()
  const [cropping, setCropping] = useState<Cropping>()
  const [sending, setSending] = useState(0)
  const [problem, setProblem] = useState<Problem>()
  const begin = useUploadBegins()
  const queue = useRef(Promise.resolve())
  // Read after an answer, when the list may have changed meanwhile.
  const now = useRef(wish)
  useEffect(() => {
    now.current = wish
  })
  const change = (list: PickedImage[]) => {
    now.current = { ...now.current, value: list }
    now.current.onChange(list)
  }

  const cut = (file: File) =>
    new Promise<Blob | undefined>((resolve, reject) => {
      setCropping({ file, done: resolve, failed: () => reject(new Refused({ name: 'crop' })) })
    }).finally(() => setCropping(undefined))

  const takeOne = async (file: File) => {
    const { module, maxSizeKb, accept, crop, value, max } = now.current
    if (value.length >= max) throw new Refused({ name: 'imageCount', values: { count: max } })
    const wrong = checkImage(file, { module, maxSizeKb: imageLimitKb(maxSizeKb), accept })
    if (wrong) throw new Refused(wrong)
    const picture = crop ? await cut(file) : await readable(file)
    if (!picture) return
    await checkSize(picture, now.current)
    setSending((count) => count + 1)
    try {
      const image = await send(picture, module)
      rememberBlob(client, image.id, picture)
      // As soon as the answer is there: the spec's delay of 2 to 3 s is the most that a reader should wait.
      change([...now.current.value, image])
    } finally {
      setSending((count) => count - 1)
    }
  }
  const takeAll = async (files: readonly File[]) => {
    setProblem(undefined)
    for (const file of files) {
      try {
        await takeOne(file)
      } catch (error) {
        setProblem(error instanceof Refused ? error.problem : toUploadProblem(error))
      }
    }
  }
  return {
    cropping,
    sending,
    problem,
    change: (list: PickedImage[]) => {
      setProblem(undefined)
      change(list)
    },
    take: (files: readonly File[]) => {
      const end = begin()
      queue.current = queue.current.then(() => takeAll(files)).finally(end)
    },
  }
}
