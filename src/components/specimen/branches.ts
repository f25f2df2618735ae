import type { TreeLine } from '../../collections/specimens/notations.ts';

export interface BranchOf extends Omit<TreeLine, 'depth'> {
  inside: BranchOf[];
}

/** Lines with their depth as what lies inside what. */
export function branchesOf(lines: readonly TreeLine[]): BranchOf[] {
  const roots: BranchOf[] = [];
  const open: BranchOf[] = [];
  for (const { depth, ...line } of lines) {
    const branch = { ...line, inside: [] };
    (open[depth - 1]?.inside ?? roots).push(branch);
    open.length = depth;
    open.push(branch);
  }
  return roots;
}
