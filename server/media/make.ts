import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { LOOP, qualities, type Quality, SEGMENT_SECONDS } from '#server/modules/live/stream/index.ts'
import { picture, SIZE } from './picture'

/**
 * Makes the segments of the demo stream again: `node scripts/run.mjs server/media/make.ts`. Needs ffmpeg with libx264.
 * What it wrote is kept in the repository; docs/stream.md shows why it is made so.
 */

const RATE = 15
const FRAMES = RATE * SEGMENT_SECONDS * LOOP
const SECONDS = SEGMENT_SECONDS * LOOP
const folder = import.meta.dirname

/** Size, kbit/s of the picture, and what the sound gets, by quality. */
const made: Record<Quality, { width: number; height: number; picture: number; sound: number; profile: string }> = {
  fluent: { width: 426, height: 240, picture: 26, sound: 16, profile: 'baseline' },
  standard: { width: 854, height: 480, picture: 48, sound: 16, profile: 'high' },
  high: { width: 1280, height: 720, picture: 78, sound: 16, profile: 'high' },
}

const words = (text: string): string[] => text.split(' ')

/** A pad that swells and one plucked note every three seconds; every tone ends its round with the picture. */
const pad = [110, 165, 220, 330]
  .map((tone, i) => `0.07*sin(2*PI*${tone}*t)*(0.55+0.45*sin(2*PI*t*${i + 1}/${SECONDS}+${i}))`)
  .join('+')
const notes = [440, 495, 660, 550, 440, 330, 495, 660]
  .map((tone, i) => `between(t,${i * 3},${i * 3 + 2.999})*0.13*exp(-1.7*(t-${i * 3}))*sin(2*PI*${tone}*(t-${i * 3}))`)
  .join('+')
const sound = `aevalsrc=exprs='${pad}+${notes}':s=32000:d=${SECONDS}`

async function ffmpeg(args: string[], frames: AsyncIterable<Buffer> | null = null): Promise<void> {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(child, 'close')
  for await (const frame of frames ?? []) if (!child.stdin.write(frame)) await once(child.stdin, 'drain')
  child.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}

async function* drawn(): AsyncGenerator<Buffer> {
  for (let frame = 0; frame < FRAMES; frame++)
    yield sharp(Buffer.from(picture(frame / FRAMES)))
      .removeAlpha()
      .raw()
      .toBuffer()
}

async function encode(quality: Quality, master: string, work: string): Promise<void> {
  const { width, height, picture: bits, sound: soundBits, profile } = made[quality]
  const gop = RATE * SEGMENT_SECONDS
  const video = [
    ...words(`-vf scale=${width}:${height}:flags=lanczos,format=yuv420p -c:v libx264 -preset veryslow`),
    ...words(`-profile:v ${profile} -level 3.1 -refs 3 -b:v ${bits}k -g ${gop} -keyint_min ${gop} -sc_threshold 0`),
    // A picture that is shown when it is decoded lets every segment start at its very second.
    ...words('-bf 0'),
    '-passlogfile',
    join(work, quality),
  ]
  await ffmpeg(['-i', master, ...video, '-pass', '1', '-an', '-f', 'null', '-'])
  const out = join(folder, quality)
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out)
  const inputs = ['-i', master, '-f', 'lavfi', '-i', sound]
  await ffmpeg([
    ...inputs,
    ...video,
    ...words(`-map 0:v -map 1:a -pass 2 -c:a aac -b:a ${soundBits}k -ac 1 -t ${SECONDS}`),
    ...words(`-f segment -segment_time ${SEGMENT_SECONDS} -segment_format mpegts`),
    // The tables once a segment, and the sound in few large parcels: at this size they would outweigh the picture.
    ...words('-segment_format_options mpegts_copyts=1:pat_period=2:sdt_period=60:pes_payload_size=2000'),
    // Not the usual .ts: in this folder that would be a program.
    join(out, '%d.segment'),
  ])
}

const work = process.argv[2] ?? join(folder, 'work')
mkdirSync(work, { recursive: true })
const master = join(work, 'master.mkv')
const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${SIZE.width}x${SIZE.height}`, '-r', String(RATE), '-i', '-']
await ffmpeg([...raw, '-c:v', 'libx264rgb', '-qp', '0', '-preset', 'veryfast', master], drawn())
for (const quality of qualities) await encode(quality, master, work)
rmSync(work, { recursive: true })
