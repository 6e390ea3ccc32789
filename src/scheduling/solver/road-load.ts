import type { DayRule } from "../model/model.ts";
import type { State } from "./state.ts";

/** What a team may come to play on one day if it reaches the open matches of that day, one after the other. */
export class RoadLoad {
	constructor(private readonly state: Pick<State, "model" | "field" | "start" | "dayOf">) {}

	/** Whether no team can come to play more than the most, with a match, which has no place, on a day. */
	keeps(rule: DayRule, mostOf: (isPlayoff: boolean) => number, match: number, day: number): boolean {
		const { model } = this.state;
		const isOver = (one: number) => this.load(rule, one, match, day) > mostOf(model.isPlayoff[one] === 1);
		const isOpen = model.openFrom[match]!.length > 0 || model.mayPlay[match]!.length > 0;
		if (isOpen && isOver(match)) return false;
		for (const one of this.after(match, match, day)) if (isOver(one)) return false;
		for (const team of model.teamsOf[match]!)
			for (const one of model.reachableBy[team]!)
				if (this.isOn(one, match, day)) {
					if (isOver(one)) return false;
					for (const next of this.after(one, match, day)) if (isOver(next)) return false;
				}
		return true;
	}

	private isOn(one: number, match: number, day: number): boolean {
		const { field, start, dayOf } = this.state;
		return one === match || (field[one]! >= 0 && dayOf.call(this.state, start[one]!) === day);
	}

	/** The matches of the day that a team can come to from a match. */
	private *after(one: number, match: number, day: number): Generator<number> {
		for (const next of this.state.model.openTo[one]!)
			if (this.isOn(next, match, day)) {
				yield next;
				yield* this.after(next, match, day);
			}
	}

	/** The most matches that one team may have played that day after this one. */
	private load(rule: DayRule, one: number, match: number, day: number): number {
		const { model } = this.state;
		const own = rule.scope[one]!;
		let before = 0;
		for (const from of model.openFrom[one]!)
			if (this.isOn(from, match, day)) before = Math.max(before, this.load(rule, from, match, day));
		for (const team of model.mayPlay[one]!) before = Math.max(before, this.certain(rule, team, one, match, day));
		for (const team of model.teamsOf[one]!) before = Math.max(before, this.certain(rule, team, one, match, day));
		return before + own;
	}

	private certain(rule: DayRule, team: number, one: number, match: number, day: number): number {
		let count = 0;
		for (const other of this.state.model.matchesOf[team]!)
			if (other !== one && rule.scope[other] && this.isOn(other, match, day)) count++;
		return count;
	}
}
