const paths = {
  microphone: 'M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3ZM6 11a6 6 0 0 0 12 0M12 17v4',
  microphoneOff: 'M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3ZM6 11a6 6 0 0 0 12 0M12 17v4M4 4l16 16',
  camera: 'M3 7h12v10H3zM15 11l6-4v10l-6-4',
  cameraOff: 'M3 7h12v10H3zM15 11l6-4v10l-6-4M4 4l16 16',
  screen: 'M3 5h18v11H3zM9 20h6M12 13V8M9.5 10.5 12 8l2.5 2.5',
  exhibit: 'M4 9h16v11H4zM8 9V6a4 4 0 0 1 8 0v3',
  leave: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
} as const
export type RoomIconName = keyof typeof paths

/** A drawing beside the word of a button. */
export const RoomIcon = ({ name }: { name: RoomIconName }) => (
  <svg
    width={20}
    height={20}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.6}
    aria-hidden="true"
  >
    <path d={paths[name]} />
  </svg>
)
