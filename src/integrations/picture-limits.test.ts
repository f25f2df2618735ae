import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkFiles, checkPictures } from './picture-limits.ts';

let root = '';
const folder = 'content/blog/en/pictures';
const write = (name: string, bytes: Buffer | string) => {
  writeFileSync(join(root, folder, name), bytes);
};
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white' } })
    .png()
    .toBuffer();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(root, folder), { recursive: true });
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

it('pictures within the limits are taken', async () => {
  write('room.png', await png(2720, 40));
  write('room.svg', '<svg/>');
  await expect(checkPictures(root)).resolves.toBeUndefined();
});

it('a picture with more pixels than a page can use stops the build', async () => {
  write('room.png', await png(40, 2721));
  await expect(checkPictures(root)).rejects.toThrow(
    `${folder}/room.png: expected at most 2720 pixels on each side, got 40 × 2721`,
  );
});

it.each([
  ['photo.jpg', 1_000_001, '1000 kB, got 1001 kB'],
  ['drawing.svg', 60_001, '60 kB, got 61 kB'],
])('a file that is too heavy stops the build: %s', async (name, bytes, problem) => {
  write(name, Buffer.alloc(bytes));
  await expect(checkPictures(root)).rejects.toThrow(`${folder}/${name}: expected at most ${problem}`);
});

it('a file that no release could carry, or that is none for visitors, stops the build', () => {
  const put = (name: string, bytes: number) => {
    mkdirSync(join(root, 'public/recordings'), { recursive: true });
    writeFileSync(join(root, 'public/recordings', name), Buffer.alloc(bytes));
  };
  put('film.mp4', 25 * 1024 * 1024);
  expect(() => checkFiles(root)).not.toThrow();
  put('film.mp4', 25 * 1024 * 1024 + 1);
  expect(() => checkFiles(root)).toThrow('public/recordings/film.mp4: expected at most 25 MB');
  put('film.mp4', 1);
  put('.env', 1);
  expect(() => checkFiles(root)).toThrow('public/recordings/.env: expected a name');
});
