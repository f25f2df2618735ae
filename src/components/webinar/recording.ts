/** Where a recording is: an entry names a file below `public/recordings/`, or a full address. */
export function recordingAddress(recording: string): string {
  return /^https?:\/\//.test(recording) ? recording : `/recordings/${encodeURIComponent(recording)}`;
}
